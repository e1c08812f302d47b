/** How much is new, on the corner of a button; nothing when nothing is. The button's name says it in words. */
export function Pip({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="at-pip" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
