type Listeners = {
  [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
};

/** Listens to several events of an element. @returns what ends it */
export function listen(
  element: HTMLElement,
  listeners: Listeners,
  options: AddEventListenerOptions = {},
): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) element.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of all) element.removeEventListener(type, listener, options);
  };
}
