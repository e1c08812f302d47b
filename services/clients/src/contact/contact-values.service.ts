import { readPhone } from '@atrium/records';
import { readEmail } from '@atrium/contracts';
import { wrongField } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EMAIL_FORM, GSTIN_FORM, PHONE_FORM } from './contact-words.rules.js';
import { readGstin } from './gstin.rules.js';

/** Emails, phone numbers and GSTINs in the form in which they are stored and compared. */
@Injectable()
export class ContactValues {
  /** @throws {AppError} VALIDATION_FAILED on `gstin` */
  gstin(text: string): string {
    const read = readGstin(text);
    if ('code' in read) throw wrongField('gstin', GSTIN_FORM[read.code]);
    return read.gstin;
  }

  /** @throws {AppError} VALIDATION_FAILED on `field` */
  emails(field: string, given: readonly string[]): string[] {
    return unique(
      given.map((text) => {
        const email = readEmail(text);
        if (!email) throw wrongField(field, EMAIL_FORM);
        return email;
      }),
    );
  }

  /** @param country of numbers without a country code @throws {AppError} VALIDATION_FAILED on `field` */
  phones(field: string, given: readonly string[], country: string): string[] {
    return unique(
      given.map((text) => {
        const phone = readPhone(text, country);
        if (!phone) throw wrongField(field, PHONE_FORM);
        return phone.e164;
      }),
    );
  }
}

const unique = (values: string[]): string[] => [...new Set(values)];
