import { RichTextField } from '@atrium/ui';

export default function Write() {
  return <RichTextField label="Brief" help="Paste from Word or a spreadsheet" />;
}
