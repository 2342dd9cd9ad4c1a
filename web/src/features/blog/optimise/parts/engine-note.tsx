/** What made a result: the built-in engine or a model by its name. */
export function EngineNote({ engine }: { engine: string }) {
  return <span className="text-xs text-faint">By {engine === 'local' ? 'the built-in engine' : engine}</span>
}
