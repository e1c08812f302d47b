/** What the lists that ask for more than nothing are asked. */
export const HR_LIST_QUERIES: Readonly<Record<string, string>> = {
  'hr.muster-roll': '&month=2026-11',
  ...Object.fromEntries(
    ['headcount', 'attendance', 'overtime', 'leave'].map((report) => [
      `hr.report-${report}`,
      '&from=2026-10&to=2026-11&by=month',
    ]),
  ),
};
