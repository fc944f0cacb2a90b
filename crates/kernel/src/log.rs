//! The sink that events are emitted into.

/// Collects the events of a step, or drops them when nobody listens.
///
/// A search plays millions of steps whose events no one reads; [`Log::silent`] costs it a branch.
#[derive(Debug)]
pub struct Log<'a, E>(Option<&'a mut Vec<E>>);

impl<'a, E> Log<'a, E> {
    /// Events are kept in `events`, in order.
    pub fn keep(events: &'a mut Vec<E>) -> Self {
        Self(Some(events))
    }

    /// Events are dropped.
    pub fn silent() -> Self {
        Self(None)
    }

    /// Emits one event.
    #[inline]
    pub fn emit(&mut self, event: E) {
        if let Some(events) = &mut self.0 {
            events.push(event);
        }
    }
}
