import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface HttpMetrics {
  observe(service: string, method: string, status: number, seconds: number): void
  /** A figure read anew at each scrape. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** Prometheus's text format. */
  render(): Promise<string>
  contentType: string
}

export function createMetrics(): HttpMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'parley_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['service', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return {
    observe: (service, method, status, seconds) =>
      requests.observe({ service, method, status: `${Math.floor(status / 100)}xx` }, seconds),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read())
        },
      })
    },
    render: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
