import { EmailsField, PeoplePicker, PersonPicker, PhoneField } from '@atrium/ui';

export default function Contacts() {
  return (
    <div className="at-fields">
      <PersonPicker label="Owner" />
      <PhoneField label="Mobile" defaultValue="+919876543210" />
      <PeoplePicker label="Reviewers" wide />
      <EmailsField label="Guests" wide defaultValue={['priya@monsoon.example']} />
    </div>
  );
}
