// Who listens to what outlives a page of the app: the window, the document, other windows. A page that is gone hears nothing. Without this
// each app that was ever opened here was kept in memory by what it listened to, and the tests became slower one by one.
type Asked = Parameters<EventTarget['addEventListener']>;
const listening: (readonly [EventTarget, ...Asked])[] = [];
let isOpen = false;

const outlives = (target: EventTarget): boolean =>
  target === window ||
  target === document ||
  target instanceof BroadcastChannel ||
  target instanceof MediaQueryList;

/** Remembers who begins to listen by this. */
function watch(owner: EventTarget): void {
  const listen: (...asked: Asked) => void = Reflect.get(owner, 'addEventListener');
  owner.addEventListener = function (this: EventTarget | undefined, ...asked: Asked) {
    // Without a target it is the window that is spoken to.
    const target = this ?? window;
    if (isOpen && outlives(target)) listening.push([target, ...asked]);
    listen.apply(target, asked);
  };
}
watch(EventTarget.prototype);
// The runner has given the window one of its own.
if (Object.hasOwn(window, 'addEventListener')) watch(window);

/** From here on what is listened to belongs to the page that opens. */
export function keepListeners(): void {
  isOpen = true;
}

/** The page is gone, and whatever listened for it. */
export function dropListeners(): void {
  isOpen = false;
  for (const [target, type, listener, options] of listening.splice(0))
    target.removeEventListener(type, listener, options);
}
