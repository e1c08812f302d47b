import { AwayToday } from './components/away-today.js';

/** The dashboard widget of who is on leave today. */
export default function AwayTodayWidget() {
  return <AwayToday />;
}
