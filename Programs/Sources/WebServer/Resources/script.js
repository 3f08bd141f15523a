// Sends the forms of a turn without loading the page anew. Everything works without it.
"use strict";
(() => {
  const get = (id, from = document) => from.getElementById(id);
  const log = get("log");
  if (!log || !get("line")) return;
  const patience = 30000;
  let isBusy = false;

  const make = (tag, name, text) => {
    const made = document.createElement(tag);
    made.className = name;
    made.textContent = text ?? "";
    return made;
  };
  const show = (entry) => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    entry.scrollIntoView({ block: "start", behavior: isStill ? "auto" : "smooth" });
  };
  const parse = async (answer) => new DOMParser().parseFromString(await answer.text(), "text/html");
  const hidden = (name, from = document) => from.querySelector(`#line input[name=${name}]`)?.value;

  // What is shown of what somebody does, before the server has told its words.
  const words = (form, button) => {
    const text = (of) => of.querySelector(".name")?.textContent ?? of.textContent.trim();
    if (button && button.name === "picked") {
      const checked = [...form.querySelectorAll(":checked")].map((box) => text(box.parentElement));
      const typed = [...form.querySelectorAll(".native input")].map((field) => field.value);
      return (checked.length ? checked : typed).join(", ");
    }
    if (button && button.name) return text(button);
    const line = get("answer");
    return line.type === "password" ? "••••••" : line.value || "Go on";
  };

  // Takes up the forms of a page. The line stays the same element where it can, so that whoever types
  // keeps the focus, hears no label twice and loses nothing that is typed already.
  const takeUp = (page, next) => {
    document.title = page.title;
    for (const id of ["progress", "bar"]) get(id).replaceWith(get(id, page));
    const menu = page.querySelector(".menu");
    const own = document.querySelector(".menu");
    if (menu && own) own.replaceWith(menu);
    else if (menu) get("progress").after(menu);
    const picked = new Set([...document.querySelectorAll("#options :checked")].map((box) => box.name));
    const isSame = get("options").dataset.field === get("options", page).dataset.field;
    const [old, fresh] = [get("answer"), get("answer", page)];
    if (old.type === fresh.type && old.name === fresh.name) {
      for (const attribute of ["placeholder", "inputmode", "autocomplete", "list"]) {
        const value = fresh.getAttribute(attribute);
        if (value === null) old.removeAttribute(attribute);
        else old.setAttribute(attribute, value);
      }
      const [line, other] = [get("line"), get("line", page)];
      for (const field of line.querySelectorAll("input[type=hidden]")) field.remove();
      line.prepend(...other.querySelectorAll("input[type=hidden]"));
      line.querySelector("label").textContent = other.querySelector("label").textContent;
      line.querySelector("datalist")?.remove();
      old.after(...other.querySelectorAll("datalist"));
      line.querySelector(".aids")?.remove();
      line.append(...other.querySelectorAll(".aids"));
      get("options").replaceWith(get("options", page));
    } else {
      get("turn").replaceChildren(...get("turn", page).childNodes);
    }
    if (isSame) {
      for (const box of document.querySelectorAll("#options [type=checkbox]")) {
        if (picked.has(box.name)) box.checked = true;
      }
    }
    place();
    count();
    focus(next);
  };
  // Where one points by a finger, a line that has the focus would bring up a keyboard over the choices.
  const focus = (next) => {
    const line = get("answer");
    if (!next || line.type === "password" || !matchMedia("(pointer: coarse)").matches) {
      line.focus({ preventScroll: true });
    } else {
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    }
  };

  // Shows all that was said, as after something happened on another device; and says why.
  const reload = async (why) => {
    const before = hidden("conversation");
    const headers = { "X-Requested-With": "usher" };
    const answer = await fetch(location.pathname, { headers, signal: AbortSignal.timeout(patience) });
    const page = await parse(answer);
    if (!answer.ok || !get("line", page)) throw new Error("no page");
    const unsent = [...log.querySelectorAll(".turn.mine")];
    log.replaceChildren(...get("log", page).childNodes);
    const known = new Set([...log.children].map((entry) => entry.dataset.key));
    log.append(...unsent.filter((entry) => !known.has(entry.dataset.key)));
    takeUp(page);
    return before && !hidden("conversation")
      ? "This browser has lost the way to your answers; this would begin anew." : why;
  };

  // Sends what was said, and puts what comes of it into the page; where it does not arrive, it stays.
  const send = async (sent, entry) => {
    isBusy = true;
    log.setAttribute("aria-busy", "true");
    const button = document.querySelector(".send");
    button.setAttribute("aria-disabled", "true");
    entry.querySelector(".unsent")?.remove();
    entry.querySelector(".you").classList.remove("failed");
    const dots = make("div", "typing");
    dots.setAttribute("aria-hidden", "true");
    dots.append(make("i"), make("i"), make("i"));
    entry.append(dots);
    show(entry);
    let wait = 0;
    try {
      const answer = await fetch(sent.action, {
        method: "POST", body: sent.body, headers: { "X-Requested-With": "usher" },
        redirect: "error", signal: AbortSignal.timeout(patience),
      });
      const page = await parse(answer);
      const turn = page.querySelector("#log .turn:last-child");
      if (!answer.ok || !turn) {
        wait = Number(answer.headers.get("Retry-After")) || 0;
        if (answer.status === 403) throw new Error(await reload("This page was out of date."));
        throw new Error(page.querySelector("[role=alert]")?.textContent || "The server gave no answer.");
      }
      if ("overtaken" in turn.dataset) {
        throw new Error(await reload("You had gone on elsewhere in the meantime."));
      }
      for (const id of ["question", "now"]) get(id)?.removeAttribute("id");
      // What was said stays the same element, so that it is announced once.
      const [own, told] = [entry.querySelector(".you"), turn.querySelector(".you")];
      if (told && told.textContent !== own.textContent) own.replaceChildren(...told.childNodes);
      told?.remove();
      dots.remove();
      entry.append(...turn.childNodes);
      entry.className = "turn fresh";
      entry.id = "now";
      takeUp(page, sent.isPointed && entry);
      show(entry);
    } catch (error) {
      fail(sent, entry, error, wait);
    } finally {
      dots.remove();
      isBusy = false;
      log.removeAttribute("aria-busy");
      document.querySelector(".send")?.removeAttribute("aria-disabled");
    }
  };

  const fail = (sent, entry, error, wait) => {
    const isAway = !navigator.onLine || error instanceof TypeError || error.name === "TimeoutError";
    const why = isAway ? "The server can't be reached." : error.message;
    const note = make("p", "unsent", `Not sent. ${why}`);
    note.setAttribute("role", "status");
    const again = make("button", "", "Try again");
    again.type = "button";
    again.addEventListener("click", () => {
      if (isBusy || Date.now() < sent.until) return;
      // The same key: what did arrive is not taken twice.
      for (const name of ["forgery", "conversation", "version"]) {
        const value = hidden(name);
        if (value !== undefined) sent.body.set(name, value);
      }
      log.append(entry);
      send(sent, entry);
    });
    sent.until = Date.now() + wait * 1000;
    if (wait > 0) {
      again.setAttribute("aria-disabled", "true");
      setTimeout(() => again.removeAttribute("aria-disabled"), wait * 1000);
    }
    note.append(again);
    entry.querySelector(".you").classList.add("failed");
    entry.append(note);
    show(entry);
  };

  document.addEventListener("submit", (event) => {
    const [form, button] = [event.target, event.submitter];
    if (!form.hasAttribute("data-turn") || button?.hasAttribute("formaction")) return;
    event.preventDefault();
    if (isBusy || button?.getAttribute("aria-disabled") === "true") return;
    const body = new URLSearchParams(new FormData(form, button));
    const entry = make("div", "turn mine");
    entry.dataset.key = body.get("key");
    const own = make("p", "you");
    own.append(make("span", "unseen", "You said: "), words(form, button));
    entry.append(own);
    log.append(entry);
    if (form.id === "line") get("answer").value = "";
    send({ action: form.action, body, isPointed: form.id === "options" }, entry);
  });

  // Where Enter begins another line, with Control it sends.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    if (event.target.tagName === "TEXTAREA") get("line").requestSubmit();
  });

  // How many are picked, and whether they are enough.
  const count = () => {
    const done = document.querySelector("#options [data-least]");
    if (!done) return;
    const picked = document.querySelectorAll("#options :checked").length;
    const [least, most] = [Number(done.dataset.least), Number(done.dataset.most)];
    const all = document.querySelectorAll("#options [type=checkbox]").length;
    // Where all may be picked, only the least is worth telling.
    const goal = most >= least && most < all ? most : picked < least ? least : 0;
    done.textContent = goal ? `Done (${picked} of ${goal})` : `Done (${picked})`;
    const fits = picked >= least && (most < least || picked <= most);
    if (fits) done.removeAttribute("aria-disabled");
    else done.setAttribute("aria-disabled", "true");
  };
  document.addEventListener("change", count);

  // Days and times are those of the person's place.
  const place = () => {
    const { timeZone, hourCycle } = new Intl.DateTimeFormat([], { hour: "numeric" }).resolvedOptions();
    const own = { zone: timeZone, hours: hourCycle.startsWith("h2") ? "24" : "12" };
    for (const [name, value] of Object.entries(own)) {
      for (const field of document.querySelectorAll(`input[name=${name}]`)) field.value = value;
    }
  };
  place();
  count();
  if (log.children.length > 1) get("now")?.scrollIntoView();
  focus(log.lastElementChild);
})();
