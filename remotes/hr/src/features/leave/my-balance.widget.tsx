import { MyBalance } from './components/my-balance.js';

/** The dashboard widget of the days of leave that the signed-in person has left. */
export default function MyBalanceWidget() {
  return <MyBalance />;
}
