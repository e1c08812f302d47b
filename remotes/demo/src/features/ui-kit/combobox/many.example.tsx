import { MultiCombobox } from '@atrium/ui';

const SKILLS = [
  'Animation',
  'Branding',
  'Copywriting',
  'Editing',
  'Illustration',
  'Photography',
  'Typography',
];

export default function SeveralOfMany() {
  return (
    <MultiCombobox
      label="Skills"
      defaultValue={['Branding']}
      options={SKILLS.map((skill) => ({ value: skill, label: skill }))}
      onCreate={(text) => ({ value: text, label: text })}
    />
  );
}
