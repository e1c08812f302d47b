import { DateField, DateRangeField, TimeField, ZoneField } from '@atrium/ui';

export default function Days() {
  return (
    <div className="at-fields">
      <DateField label="Due" defaultValue="2026-05-01" />
      <TimeField label="At" defaultValue="09:30" />
      <DateRangeField
        label="Leave"
        from={{ defaultValue: '2026-12-21' }}
        to={{ defaultValue: '2026-12-31' }}
      />
      <ZoneField label="Time zone" defaultValue="Asia/Kolkata" />
    </div>
  );
}
