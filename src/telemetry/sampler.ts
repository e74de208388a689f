import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'

const PARENT = 'parentbased_'

function rootOf(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler()
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler()
}

/** OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG name the sampler; every trace by default. */
export function samplerOf(name = `${PARENT}always_on`, ratio = '1'): Sampler {
  const root = rootOf(name.replace(PARENT, ''), Number(ratio))
  return name.startsWith(PARENT) ? new ParentBasedSampler({ root }) : root
}
