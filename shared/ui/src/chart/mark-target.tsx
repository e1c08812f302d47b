import type { CSSProperties, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { ChartMark, MarkActions } from './chart.types.js';

interface MarkTargetProps extends MarkActions {
  mark: ChartMark;
  className: string;
  /** For screen readers, where the content is no sentence. */
  label?: string;
  style?: CSSProperties;
  tabIndex?: number;
  ref?: Ref<HTMLElement>;
  onShow?: () => void;
  onHide?: () => void;
  children?: ReactNode;
}

/** A mark that reacts to the mouse, a finger and the keyboard: a link to its rows, or a button. */
export function MarkTarget(props: MarkTargetProps) {
  const { mark, className, label, style, tabIndex, ref, onShow, onHide, to, onOpen, children } = props;
  const common = {
    className,
    style,
    tabIndex,
    'aria-label': label,
    onPointerEnter: onShow,
    onPointerLeave: onHide,
    onFocus: onShow,
    onBlur: onHide,
  };
  if (to)
    return (
      <Link {...common} ref={ref as Ref<HTMLAnchorElement>} to={to(mark)}>
        {children}
      </Link>
    );
  const open = onOpen ? () => onOpen(mark) : onShow;
  return (
    <button {...common} ref={ref as Ref<HTMLButtonElement>} type="button" onClick={open}>
      {children}
    </button>
  );
}
