import { createPlatformApp } from '@atrium/testing';
import { Controller, Delete, Get, Post } from '@nestjs/common';
import { Access } from '../access/access.decorator.js';
import { Audited, NotAudited } from './audited.decorator.js';

@Controller('api/silent')
@Access({ session: 'any' })
class SilentController {
  @Get()
  list() {
    return {};
  }

  @Post()
  @Audited('pen.create')
  create() {
    return {};
  }

  @Post('count')
  @NotAudited('Only reads.')
  count() {
    return {};
  }

  @Post(':id/sell')
  sell() {
    return {};
  }

  @Delete(':id')
  delete() {
    return {};
  }
}

test('the boot stops and names every changing route that does not declare what it records', async () => {
  await expect(createPlatformApp({ controllers: [SilentController] })).rejects.toThrow(
    /by @Audited or @NotAudited:\nPOST \/api\/silent\/:id\/sell \(SilentController.sell\)\nDELETE \/api\/silent\/:id \(SilentController.delete\)$/,
  );
});
