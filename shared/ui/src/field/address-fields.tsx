import { cleanLine, emailSchema } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import { TagsField, type TagsFieldProps } from './tags-field.js';
import type { TypedFault } from './combobox/combobox.types.js';

type AddressesProps = Omit<TagsFieldProps, 'offered' | 'read' | 'inputMode'>;

function readEmail(typed: string): string | TypedFault {
  const read = emailSchema.safeParse(typed);
  return read.success ? read.data : { fault: translate(read.error.issues[0]?.message ?? '') };
}

/** Several email addresses, each as a chip once it is typed. */
export function EmailsField(props: AddressesProps) {
  return <TagsField {...props} read={readEmail} inputMode="email" />;
}

/** Several phone numbers, as they were typed: the server knows the country of those without a country code. */
export function PhonesField(props: AddressesProps) {
  return <TagsField {...props} read={cleanLine} inputMode="tel" />;
}
