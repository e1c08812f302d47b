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
          done: t('The report comes by mail.'),
        }),
    })),
    ...(present
      ? [
          {
            ...{ label: t('No longer by mail'), icon: 'x' as const },
            onSelect: () =>
              void take({
                of: report,
                work: () => unschedule(report).unwrap(),
                done: t('No longer by mail'),
              }),
          },
        ]
      : []),
  ];
  return (
    <Menu label={t('By mail')} className="btn btn-ghost btn-sm" items={items}>
      <Icon name="mail" />
      <span className="at-not-phone" aria-hidden>
        {present ? t('By mail: on') : t('By mail')}
      </span>
    </Menu>
  );
}
