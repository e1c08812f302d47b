import { ClockCard } from './components/clock-card.js';

/** The dashboard widget of the signed-in person's attendance. */
export default function MyDayWidget() {
  return <ClockCard />;
}
