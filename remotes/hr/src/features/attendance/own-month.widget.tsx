import { MyMonth } from './components/my-month.js';

/** The reader's own month, as a tab of their profile. */
export default function OwnMonthTab() {
  return <MyMonth />;
}
