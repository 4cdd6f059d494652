import '#web/ui/feedback/toast-region.tsx'; // loaded before the first message, which would otherwise wait for it

/** What jsdom lacks and Radix asks for: sizes, pointers and scrolling. Import it for its effect. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResizeObserver;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
globalThis.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => true,
})) as typeof matchMedia;

globalThis.scrollTo = () => {};
