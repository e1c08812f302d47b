/** The subject of an empty state's drawing. */
export type DrawingName = 'papers' | 'people' | 'days' | 'boxes';

/** A line drawing of 168 x 112 in the colours of the theme, with one stroke of the accent. */
export function Drawing({ name }: { name: DrawingName }) {
  const Scene = scenes[name];
  return (
    <svg className="at-drawing" width="168" height="112" viewBox="0 0 168 112" fill="none" aria-hidden="true">
      <Scene />
    </svg>
  );
}

function Papers() {
  return (
    <>
      <rect className="d-back" x="30.5" y="18.5" width="72" height="88" rx="7" />
      <rect className="d-front" x="54.5" y="6.5" width="78" height="96" rx="7" />
      <rect className="d-dark" x="66" y="20" width="34" height="5" rx="2.5" />
      <rect className="d-soft" x="66" y="34" width="54" height="4" rx="2" />
      <rect className="d-soft" x="66" y="43" width="46" height="4" rx="2" />
      <rect className="d-soft" x="66" y="58" width="26" height="4" rx="2" />
      <rect className="d-soft" x="66" y="67" width="30" height="4" rx="2" />
      <path className="d-accent" d="M66 88c5-7 8-7 9-2s3 4 6-1 5-3 6 1 4 3 8 0" />
      <Tick x={128} y={94} />
    </>
  );
}

function People() {
  return (
    <>
      <rect className="d-back" x="14.5" y="26.5" width="58" height="72" rx="7" />
      <rect className="d-back" x="95.5" y="26.5" width="58" height="72" rx="7" />
      <rect className="d-front" x="48.5" y="10.5" width="71" height="92" rx="7" />
      <circle className="d-line" cx="84" cy="40" r="13" />
      <path className="d-accent" d="M64 72a20 16 0 0 1 40 0" />
      <rect className="d-dark" x="67" y="80" width="34" height="5" rx="2.5" />
      <rect className="d-soft" x="72" y="90" width="24" height="4" rx="2" />
    </>
  );
}

function Days() {
  return (
    <>
      <rect className="d-back" x="26.5" y="20.5" width="108" height="84" rx="7" />
      <rect className="d-front" x="34.5" y="10.5" width="108" height="84" rx="7" />
      <path className="d-line" d="M35 32h107M58 4v12M118 4v12" />
      {[46, 66, 86, 106, 126].map((x) => (
        <g key={x} className="d-soft">
          <rect x={x} y="42" width="8" height="8" rx="2" />
          <rect x={x} y="58" width="8" height="8" rx="2" />
          <rect x={x} y="74" width="8" height="8" rx="2" />
        </g>
      ))}
      <path className="d-accent" d="M84 56l5 5 9-10" />
    </>
  );
}

function Boxes() {
  return (
    <>
      <rect className="d-back" x="20.5" y="12.5" width="58" height="42" rx="7" />
      <rect className="d-back" x="90.5" y="60.5" width="58" height="42" rx="7" />
      <rect className="d-front" x="20.5" y="60.5" width="58" height="42" rx="7" />
      <rect className="d-front" x="90.5" y="12.5" width="58" height="42" rx="7" />
      <rect className="d-soft" x="32" y="74" width="34" height="5" rx="2.5" />
      <rect className="d-soft" x="32" y="86" width="22" height="4" rx="2" />
      <path className="d-accent" d="M119 25v17M110.5 33.5h17" />
    </>
  );
}

function Tick({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <circle className="d-fill" r="12" />
      <path className="d-tick" d="M-5 0l3.5 3.5L5-3" />
    </g>
  );
}

const scenes = { papers: Papers, people: People, days: Days, boxes: Boxes };
