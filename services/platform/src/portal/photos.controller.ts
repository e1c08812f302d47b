import { photoListSchema, photoQuerySchema, type PhotoList } from '@atrium/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { DiscoveryService, ModuleRef } from '@nestjs/core';
import { Access } from '../access/access.decorator.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import { RemoteSwitches } from '../access/remote-switches.js';
import type { SignedInUser } from '../access/signed-in-user.js';
import { Answers } from '../openapi/answers.decorator.js';
import { PhotoSource } from './photos.js';

@Controller('api/portal')
export class PhotosController {
  private sources: PhotoSource[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly modules: ModuleRef,
  ) {}

  /** Which of the people have a photo. */
  @Get('photos')
  @Access({ session: 'staff' })
  @Answers(photoListSchema)
  async list(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: photoQuerySchema }) { users }: { users: string[] },
  ): Promise<PhotoList> {
    this.sources ??= this.discover();
    const switches = this.modules.get(RemoteSwitches, { strict: false });
    const items: PhotoList['items'] = [];
    for (const source of this.sources) {
      if (source.remote && !(await switches.isEnabled(user.companyId, source.remote))) continue;
      for (const [userId, fileId] of await source.find(user, users)) items.push({ userId, fileId });
    }
    return { items };
  }

  private discover(): PhotoSource[] {
    const providers = this.discovery.getProviders() as { instance: unknown }[];
    return providers.map(({ instance }) => instance).filter((each) => each instanceof PhotoSource);
  }
}
