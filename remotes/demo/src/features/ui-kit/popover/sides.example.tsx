import { Popover } from '@atrium/ui';

const SIDES = ['top', 'bottom', 'start', 'end'] as const;

export default function Sides() {
  return (
    <div className="d-flex flex-wrap gap-2">
      {SIDES.map((side) => (
        <Popover key={side} title={`At the ${side}`} button={side} placement={side}>
          {() => 'Where there is no room it turns to the other side.'}
        </Popover>
      ))}
    </div>
  );
}
