import { REPORT_CADENCE_LABELS, REPORT_CADENCES, type Report, type ReportGroup } from '@atrium/contracts';
import { t, translate, useStep } from '@atrium/sdk';
import { Icon, Menu, type MenuItem } from '@atrium/ui';
import {
  useListReportSchedulesQuery,
  useScheduleReportMutation,
  useUnscheduleReportMutation,
} from '../report.api.js';

/** Whether the report comes by mail, and when. */
export function MailButton({ report, by }: { report: Report; by: ReportGroup }) {
  const { data } = useListReportSchedulesQuery();
  const [schedule] = useScheduleReportMutation();
  const [unschedule] = useUnscheduleReportMutation();
  const { take } = useStep();
  const present = data?.items.find((each) => each.report === report);
  const items: MenuItem[] = [
    ...REPORT_CADENCES.map((cadence): MenuItem => ({
      label: translate(REPORT_CADENCE_LABELS[cadence]),
      icon: present?.cadence === cadence ? 'check' : 'mail',
      onSelect: () =>
        void take({
          of: report,
          work: () => schedule({ report, by, cadence }).unwrap(),
          done: t('The report comes by email.'),
        }),
    })),
    ...(present
      ? [
          {
            label: t('No longer by email'),
            icon: 'x' as const,
            onSelect: () =>
              void take({
                of: report,
                work: () => unschedule(report).unwrap(),
                done: t('No longer by email'),
              }),
          },
        ]
      : []),
  ];
  return (
    <Menu label={t('By email')} className="btn btn-ghost btn-sm" items={items}>
      <Icon name="mail" />
      <span className="at-not-phone" aria-hidden>
        {present ? t('By email: on') : t('By email')}
      </span>
    </Menu>
  );
}
