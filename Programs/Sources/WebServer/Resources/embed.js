// Puts a conversation into a page: <div data-usher="FLOW"></div><script src="…/chat/embed.js" async></script>
"use strict";
(() => {
  const origin = new URL(document.currentScript.src).origin;
  for (const place of document.querySelectorAll("[data-usher]")) {
    const frame = document.createElement("iframe");
    frame.src = `${origin}/chat/${encodeURIComponent(place.dataset.usher)}`;
    frame.title = place.dataset.title || "A conversation";
    frame.style.cssText = "width:100%;height:100%;min-height:40rem;border:0";
    frame.allow = "";
    place.replaceChildren(frame);
  }
})();
