import { Contributions, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PhotoSource, type OwnPhoto } from './photos.js';

/** The services that keep photos, without those whose remote is off for the company. */
@Injectable()
export class PhotoSources {
  constructor(private readonly contributions: Contributions) {}

  listFor({ companyId }: SignedInUser): Promise<PhotoSource[]> {
    return this.contributions.enabledOf(PhotoSource, companyId);
  }

  /** The person's own photo and the service that keeps it; null when none does. */
  async findOwn(user: SignedInUser): Promise<{ source: PhotoSource; own: OwnPhoto } | null> {
    for (const source of await this.listFor(user)) {
      const own = await source.findOwn(user);
      if (own) return { source, own };
    }
    return null;
  }
}
