// Sends the forms of a turn without loading the page anew. Everything works without it.
"use strict";
(() => {
  const log = document.getElementById("log");
  const turn = document.getElementById("turn");
  if (!log || !turn) return;
  let isBusy = false;

  const showNewest = () => {
    const entries = log.children;
    if (entries.length === 0) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    turn.scrollIntoView({ block: "nearest", behavior: isStill ? "auto" : "smooth" });
  };

  // The line stays the same element, so that whoever types keeps the focus and hears no label twice.
  const takeUp = (page) => {
    const [old, fresh] = [document, page].map((from) => from.getElementById("answer"));
    if (old && fresh && old.type === fresh.type && old.name === fresh.name) {
      const [line, other] = [document, page].map((from) => from.getElementById("line"));
      for (const field of other.querySelectorAll("input[type=hidden]")) {
        const own = line.querySelector(`input[name="${field.name}"]`);
        if (own) own.value = field.value;
      }
      line.querySelector("label").textContent = other.querySelector("label").textContent;
      document.getElementById("options").replaceWith(page.getElementById("options"));
      old.value = "";
    } else {
      turn.replaceChildren(...page.getElementById("turn").childNodes);
    }
    document.getElementById("answer").focus({ preventScroll: true });
  };

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const leads = event.submitter && event.submitter.hasAttribute("formaction");
    if (leads || !form.hasAttribute("data-turn")) return;
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    try {
      const body = new URLSearchParams(new FormData(form, event.submitter));
      const answer = await fetch(form.action, {
        method: "POST", body, headers: { "X-Requested-With": "usher" }, redirect: "error",
      });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (!answer.ok || !page.getElementById("turn")) throw new Error("no turn");
      document.title = page.title;
      document.getElementById("progress").textContent =
        page.getElementById("progress").textContent;
      document.querySelector("footer").replaceWith(page.querySelector("footer"));
      for (const entry of [...page.getElementById("log").children]) log.append(entry);
      takeUp(page);
      showNewest();
    } catch {
      // The page as it is without a script says what went wrong, and takes nothing twice.
      const sent = document.createElement("input");
      if (event.submitter && event.submitter.name) {
        sent.type = "hidden";
        sent.name = event.submitter.name;
        sent.value = event.submitter.value;
        form.append(sent);
      }
      form.submit();
    } finally {
      isBusy = false;
    }
  });

  // Days and times are those of the person's place.
  const { timeZone, hourCycle } = new Intl.DateTimeFormat([], { hour: "numeric" }).resolvedOptions();
  const place = { zone: timeZone, hours: hourCycle.startsWith("h2") ? "24" : "12" };
  for (const [name, value] of Object.entries(place)) {
    for (const field of document.querySelectorAll(`input[name=${name}]`)) field.value = value;
  }
  document.getElementById("answer").focus();
})();
