import { ClockCard } from './components/clock-card.js';

/** The signed-in person's clock on the dashboard. */
export default function MyDayWidget() {
  return <ClockCard />;
}
