import { Button, Tooltip } from '@atrium/ui';

const SIDES = ['top', 'bottom', 'start', 'end'] as const;

export default function Sides() {
  return (
    <div className="d-flex flex-wrap gap-2">
      {SIDES.map((side) => (
        <Tooltip key={side} text={`Words at the ${side}`} placement={side}>
          <Button>{side}</Button>
        </Tooltip>
      ))}
    </div>
  );
}
