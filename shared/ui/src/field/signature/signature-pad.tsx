import { t } from '@atrium/sdk';
import { useRef, useState, type PointerEvent } from 'react';
import '../../../theme/signature.scss';
import { pathOfStroke, SIGNATURE_BOX, type StrokePoint } from './signature.rules.js';

export interface SignaturePadProps {
  /** The finished strokes. */
  path: string;
  invalid: boolean;
  onPath: (path: string) => void;
  onLeave: () => void;
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): StrokePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - left) / (width || 1)) * SIGNATURE_BOX.width,
    y: ((clientY - top) / (height || 1)) * SIGNATURE_BOX.height,
  };
}

/** Draws strokes by mouse, pen or finger. Keyboards type the name instead. */
export function SignaturePad({ path, invalid, onPath, onLeave }: SignaturePadProps) {
  const [stroke, setStroke] = useState<readonly StrokePoint[]>([]);
  // Several moves can come before the pad is drawn again.
  const latest = useRef(stroke);
  const draw = (points: readonly StrokePoint[]) => {
    latest.current = points;
    setStroke(points);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    draw([pointOf(event)]);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (latest.current.length > 0) draw([...latest.current, pointOf(event)]);
  };
  const end = () => {
    const points = latest.current;
    if (points.length === 0) return;
    onPath(path + pathOfStroke(points));
    draw([]);
    onLeave();
  };
  return (
    <svg
      className={invalid ? 'at-signature is-invalid' : 'at-signature'}
      viewBox={`0 0 ${String(SIGNATURE_BOX.width)} ${String(SIGNATURE_BOX.height)}`}
      role="img"
      aria-label={path ? t('Signature drawn') : t('Sign here with mouse, pen or finger')}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path d={path + pathOfStroke(stroke)} />
    </svg>
  );
}
