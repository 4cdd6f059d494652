import '#web/ui/feedback/toast-region.tsx'; // loaded before the first message, which would otherwise wait for it

/** What jsdom lacks and pages ask for: sizes, pointers, scrolling, files. Import it for its effect. */
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

URL.createObjectURL ??= () => 'blob:prova';
URL.revokeObjectURL ??= () => {};
globalThis.scrollTo = () => {};
