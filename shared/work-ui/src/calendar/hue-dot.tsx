import type { CalendarHue } from '@atrium/contracts';
import styles from './calendar.module.scss';

/** A colour of the calendar. */
export const HueDot = ({ hue }: { hue: CalendarHue | undefined }) => (
  <span className={styles['hue']} data-hue={hue} aria-hidden="true" />
);
