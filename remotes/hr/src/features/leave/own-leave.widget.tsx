import { LeaveBalances } from './components/leave-balances.js';
import { MyLeave } from './components/my-leave.js';

/** The reader's own balances and requests, as a tab of their profile. */
export default function OwnLeaveTab() {
  return (
    <>
      <LeaveBalances />
      <MyLeave />
    </>
  );
}
