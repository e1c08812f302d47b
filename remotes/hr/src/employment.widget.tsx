import OwnAssets from './features/asset/components/own-assets.js';
import OwnChecklist from './features/checklist/components/own-checklist.js';
import EmploymentTab from './features/employee/employment.widget.js';
import OwnNoticeCard from './features/lifecycle/components/own-notice.js';

/** The person's own employment, with what other features let them ask for: features do not import each other. */
export default function OwnEmploymentWidget() {
  return (
    <EmploymentTab
      more={
        <>
          <OwnChecklist />
          <OwnAssets />
          <OwnNoticeCard />
        </>
      }
    />
  );
}
