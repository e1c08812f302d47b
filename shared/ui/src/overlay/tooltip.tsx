import { cloneElement, useId, useState, type ReactElement } from 'react';
import { Overlay, ThemeProvider, Tooltip as Bubble } from 'react-bootstrap';
import { useDirection } from '../window/use-direction.js';
import { sideOf, type Placement } from './placement.rules.js';
import { useTip } from './use-tip.js';

export interface TooltipProps {
  /** One line that explains more than the control's label. */
  text: string;
  placement?: Placement;
  /** One focusable control. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A text beside a control that is hovered or focused. The pointer can move onto it, and Esc hides it. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const id = useId();
  const direction = useDirection();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { open, stay, leave, hide } = useTip();
  return (
    <ThemeProvider dir={direction}>
      <span
        ref={setPlace}
        className="at-tip"
        onPointerEnter={stay}
        onPointerLeave={leave}
        onFocus={stay}
        onBlur={hide}
      >
        {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      </span>
      <Overlay target={place} show={open} placement={sideOf(placement, direction)} transition={false}>
        {({ ref, style, arrowProps, placement: side, popper, hasDoneInitialMeasure, show }) => (
          <Bubble
            id={id}
            className="show"
            onPointerEnter={stay}
            onPointerLeave={leave}
            ref={ref}
            style={style}
            arrowProps={arrowProps}
            placement={side}
            popper={popper}
            hasDoneInitialMeasure={hasDoneInitialMeasure}
            show={show}
          >
            {text}
          </Bubble>
        )}
      </Overlay>
    </ThemeProvider>
  );
}
