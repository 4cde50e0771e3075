import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Inject, Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MemoryBody, MemoryKey, RequestError } from '@app/contracts';
import type { MemoryAnswer, MemoryItem } from '@app/contracts';
import { readPreference } from '@app/memory';
import type { MemoryStore } from '@app/ports';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { MEMORY_STORE } from '../tokens.js';

const HELP: Readonly<Record<MemoryKey, string>> = {
  diet: 'vegan, vegetarian, halal, kosher, gluten_free, lactose_free, nut_free or pescatarian, one or several',
  mobility: 'wheelchair, limited walking or stroller',
  pace: 'slow, normal or fast',
  homeAirport: 'an airport we know, by code such as ZRH or by the name of its city',
  currency: 'a currency code such as EUR',
};

/** What the caller's travellers prefer, across threads; never anybody else's. */
@Controller('me/memory')
export class MemoryController {
  constructor(@Inject(MEMORY_STORE) private readonly memory: MemoryStore) {}

  @Get()
  async list(@Req() request: FastifyRequest): Promise<MemoryAnswer> {
    return { items: await this.memory.list(callerOf(request).ownerId) };
  }

  @Put(':key')
  async put(@Param('key') name: string, @Body(new ZodPipe(MemoryBody)) body: MemoryBody, @Req() request: FastifyRequest): Promise<MemoryItem> {
    const key = keyOf(name);
    const value = readPreference(key, body.value);
    if (value !== null) return this.memory.put(callerOf(request).ownerId, key, value);
    const message = `must be ${HELP[key]}`;
    throw new RequestError('VALIDATION_ERROR', `value: ${message}`, [{ path: 'value', message }]);
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  async forgetAll(@Req() request: FastifyRequest): Promise<void> {
    await this.memory.forget(callerOf(request).ownerId);
  }

  @Delete(':key')
  @HttpCode(HttpStatus.NO_CONTENT)
  async forget(@Param('key') name: string, @Req() request: FastifyRequest): Promise<void> {
    const forgotten = await this.memory.forget(callerOf(request).ownerId, keyOf(name));
    if (forgotten === 0) throw new RequestError('NOT_FOUND', `Nothing is remembered under ${keyOf(name)}.`);
  }
}

/** @throws {RequestError} NOT_FOUND for a name that nothing is ever remembered under. */
function keyOf(name: string): MemoryKey {
  const key = MemoryKey.safeParse(name);
  if (key.success) return key.data;
  throw new RequestError('NOT_FOUND', `Nothing is remembered under this name; names are ${MemoryKey.options.join(', ')}.`);
}
