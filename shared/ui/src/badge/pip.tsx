/** The number of new items on the corner of a button; nothing for 0. The button's label must also say it. */
export function Pip({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="at-pip" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
