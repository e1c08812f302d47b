import { PeopleToday } from './components/people-today.js';

/** The dashboard widget of who is in today, for people who may read attendance. */
export default function PeopleTodayWidget() {
  return <PeopleToday />;
}
