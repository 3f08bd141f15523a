"""A headless Chromium in front of the chat page, used by keyboard alone, by a mouse or by touch."""

import base64
import json
import os
import shutil

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

# The rules of WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice.
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class Person:
    """Somebody at a page, who has a keyboard and nothing else."""

    def __init__(self, axe, script=True, size=(1280, 900), scale=1.0, dark=False, points=False):
        options = webdriver.ChromeOptions()
        options.add_argument("--headless=new")
        if os.geteuid() == 0:
            options.add_argument("--no-sandbox")
        options.add_argument("--disable-dev-shm-usage")
        options.add_argument(f"--window-size={size[0]},{size[1]}")
        if not script:
            options.add_experimental_option(
                "prefs", {"profile.managed_default_content_settings.javascript": 2}
            )
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        # Those of the distribution; Selenium would look for others on the network.
        options.binary_location = shutil.which("chromium")
        self.driver = webdriver.Chrome(
            options=options, service=webdriver.ChromeService(shutil.which("chromedriver"))
        )
        self.driver.set_page_load_timeout(60)
        self.axe = axe
        # A window that is 400 % as large as what it shows has a quarter of its width.
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {
                "width": int(size[0] / scale),
                "height": int(size[1] / scale),
                "deviceScaleFactor": scale,
                # Scroll bars of a phone take no room.
                "mobile": size[0] < 500,
            },
        )
        if dark:
            self.driver.execute_cdp_cmd(
                "Emulation.setEmulatedMedia",
                {"features": [{"name": "prefers-color-scheme", "value": "dark"}]},
            )
        self.script = script
        # Whether everything is clicked, rather than reached by Tab.
        self.points = points

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def open(self, url):
        self.driver.get(url)

    def log(self):
        """What is in the log, as text."""
        return self.driver.find_element(By.ID, "log").text

    def type(self, text):
        """Types a line where the focus is, after moving there by Tab where it has to."""
        self.reach(lambda element: element.get_attribute("id") == "answer")
        field = self.driver.switch_to.active_element
        mark = self.mark()
        field.send_keys(text + Keys.ENTER)
        self.wait(mark)

    def press(self, label):
        """Reaches a button by Tab, and presses it by Space; or clicks it."""
        mark = self.mark()
        self.push("button", label)
        self.wait(mark)

    def check(self, labels):
        """Checks what has some texts, and says that this is all."""
        for label in labels:
            self.push("input", label)
        self.press("Done")

    def push(self, tag, label):
        def is_it(element):
            if element.tag_name != tag or element.get_attribute("type") in ("text", "hidden"):
                return False
            # A box is named by what it stands in.
            named = element if tag == "button" else element.find_element(By.XPATH, "..")
            return label in named.text

        if self.points:
            found = [each for each in self.driver.find_elements(By.TAG_NAME, tag) if is_it(each)]
            target = found[0] if tag == "button" else found[0].find_element(By.XPATH, "..")
            self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", target)
            target.click()
        else:
            self.reach(is_it)
            self.driver.switch_to.active_element.send_keys(Keys.SPACE)

    def reach(self, is_it):
        """Moves the focus by Tab until it is there."""
        for _ in range(120):
            if is_it(self.driver.switch_to.active_element):
                return
            self.driver.switch_to.active_element.send_keys(Keys.TAB)
        raise AssertionError("no such thing can be reached by Tab")

    def mark(self):
        """What changes with each turn."""
        keys = self.driver.find_elements(By.CSS_SELECTOR, "input[name=key]")
        return (self.driver.current_url, keys[0].get_attribute("value") if keys else None)

    def wait(self, mark):
        WebDriverWait(self.driver, 60).until(lambda _: self.settled(mark))

    def settled(self, mark):
        try:
            return self.mark() != mark
        except Exception:  # The page is being loaded.
            return False

    def violations(self):
        """What axe finds on the page as it is; it is a script, so that there has to be some."""
        if not self.script:
            return []
        self.driver.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
        found = self.axe_run("document", RULES)
        return [
            f"{each['id']}: {each['help']}: {node['html'][:200]}"
            for each in found
            for node in each["nodes"][:1]
            if each["id"] != "target-size" or self.small(each["nodes"])
        ]

    def small(self, nodes):
        """Whether one of some targets is too small where it is seen whole, and not half under a bar."""
        return any(
            self.axe_run(
                "(e=>{e.scrollIntoView({block:'center',behavior:'instant'});return e})"
                "(document.querySelector(%s))" % json.dumps(node["target"][0]),
                ["target-size"],
                kind="rule",
            )
            for node in nodes
        )

    def axe_run(self, context, rules, kind="tag"):
        """The violations of some rules that axe finds in a part of the page."""
        found = self.driver.execute_cdp_cmd(
            "Runtime.evaluate",
            {
                "expression": self.axe
                + ";axe.run(%s,{runOnly:{type:%s,values:%s}}).then(r=>JSON.stringify(r.violations))"
                % (context, json.dumps(kind), json.dumps(rules)),
                "awaitPromise": True,
                "returnByValue": True,
            },
        )
        value = found.get("result", {}).get("value")
        if value is None:
            raise AssertionError(f"axe did not run: {found}")
        return json.loads(value)

    def sideways(self):
        """Whether one has to scroll sideways."""
        size = self.driver.execute_cdp_cmd("Page.getLayoutMetrics", {})
        return size["cssContentSize"]["width"] > size["cssLayoutViewport"]["clientWidth"] + 1

    def complaints(self):
        """What the browser complains about, such as a breach of the policy."""
        return [
            entry["message"]
            for entry in self.driver.get_log("browser")
            if entry["level"] in ("SEVERE", "WARNING")
        ]

    def screenshot(self, path):
        picture = self.driver.execute_cdp_cmd(
            "Page.captureScreenshot", {"captureBeyondViewport": True}
        )
        with open(path, "wb") as file:
            file.write(base64.b64decode(picture["data"]))
