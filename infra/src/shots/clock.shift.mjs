// Loaded into the processes of a portal that is photographed: shifts their clocks by this many ms.
const ahead = Number(process.env.ATRIUM_SHOTS_AHEAD_MS ?? 0);

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given, target) =>
    Reflect.construct(RealDate, given.length === 0 ? [RealDate.now() + ahead] : given, target),
  get: (RealDate, name) => (name === 'now' ? () => RealDate.now() + ahead : Reflect.get(RealDate, name)),
});
