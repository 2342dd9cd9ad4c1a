/** A place in the driver's source, and what stands there instead. */
interface Repair {
  file: 'connection.js' | 'index.js'
  from: string
  to: string
}

/**
 * What postgres 3.4.9, the newest, does wrong when its server goes away (porsager/postgres#1066, #1154, #1208):
 * a transaction or reserved connection that outlives its socket writes to null, which ends the process, or writes
 * its statements, without their role, into whatever transaction the connection was opened anew for.
 */
export const repairs: readonly Repair[] = [
  {
    // A connection without a socket takes no statements.
    file: 'connection.js',
    from: `    if (terminated)
      return queryError(q, Errors.connection('CONNECTION_DESTROYED', options))

    if (stream)`,
    to: `    if (terminated || !socket)
      return queryError(q, Errors.connection(terminated ? 'CONNECTION_DESTROYED' : 'CONNECTION_CLOSED', options))

    if (stream)`,
  },
  {
    // What closed() forgot may still be written by a cursor: there is nobody to write to.
    file: 'connection.js',
    from: `    const x = socket.write(chunk, fn)
    nextWriteTimer !== null`,
    to: `    const x = socket ? socket.write(chunk, fn) : false
    nextWriteTimer !== null`,
  },
  {
    // What was not yet written must not precede the next connection's greeting, which would never be sent.
    file: 'connection.js',
    from: `    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)
    socket.removeListener('connect', connected)
    idleTimer.cancel()`,
    to: `    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    socket.removeListener('data', data)
    socket.removeListener('connect', connected)
    idleTimer.cancel()`,
  },
  {
    // One that was refused is told so instead of trying again without a pause, unless there is another host to try;
    // what was asked between a failure and the end of its socket is told so too, where it waited forever;
    // and the former connection's statement is not there to swallow the next one's refusal.
    file: 'connection.js',
    from: `    if (initial)
      return reconnect()

    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
    closedTime`,
    to: `    if (initial && options.host[retries + 1])
      return reconnect()

    if (query || initial || sent.length)
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
    query = results = errorResponse = final = stream = null
    result = new Result()
    rows = 0
    closedTime`,
  },
  {
    // One that was refused waits no longer: a connection handed to it would be lost to the pool.
    file: 'index.js',
    from: `        const query = { reserve: resolve, reject }
`,
    to: `        const query = { reserve: resolve, reject: e => (queries.remove(query), reject(e)) }
`,
  },
  {
    // `c.reserved` is this reservation's own function as long as it lasts.
    file: 'index.js',
    from: `    move(c, reserved)
    c.reserved = () => queue.length
      ? c.execute(queue.shift())
      : move(c, reserved)
    c.reserved.release = true`,
    to: `    move(c, reserved)
    const mine = c.reserved = () => queue.length
      ? c.execute(queue.shift())
      : move(c, reserved)
    c.reserved.release = true
    c.reserved.lost = e => { while (queue.length) queue.shift().reject(e) }`,
  },
  {
    file: 'index.js',
    from: `    sql.release = () => {
      c.reserved = null
      onopen(c)
    }

    return sql

    function handler(q) {
      c.queue === full`,
    to: `    sql.release = () => {
      if (c.reserved !== mine)
        return
      c.reserved = null
      onopen(c)
    }

    return sql

    function handler(q) {
      if (c.reserved !== mine)
        return q.reject(Errors.connection('CONNECTION_CLOSED', options))
      c.queue === full`,
  },
  {
    file: 'index.js',
    from: `      , connection
      , prepare = null`,
    to: `      , connection
      , mine
      , prepare = null`,
  },
  {
    file: 'index.js',
    from: `        q.catch(e => uncaughtError || (uncaughtError = e))
        c.queue === full`,
    to: `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (c.reserved !== mine)
          return q.reject(Errors.connection('CONNECTION_CLOSED', options))
        c.queue === full`,
  },
  {
    file: 'index.js',
    from: `      c.reserved = () => queries.length
        ? c.execute(queries.shift())
        : move(c, reserved)
    }`,
    to: `      mine = c.reserved = () => queries.length
        ? c.execute(queries.shift())
        : move(c, reserved)
      c.reserved.lost = e => { while (queries.length) queries.shift().reject(e) }
    }`,
  },
  {
    file: 'index.js',
    from: `    move(c, closed)
    c.reserved = null
    c.onclose && (c.onclose(e), c.onclose = null)
    options.onclose && options.onclose(c.id)
    queries.length && connect(c, queries.shift())`,
    to: `    move(c, closed)
    c.reserved && c.reserved.lost && c.reserved.lost(e)
    c.reserved = null
    c.onclose && (c.onclose(e), c.onclose = null)
    options.onclose && options.onclose(c.id)
    if (queries.length) {
      // A reservation is served from the queue: out of it, it would wait forever.
      const next = queries.shift()
      next.reserve && queries.push(next)
      connect(c, next)
    }`,
  },
]
