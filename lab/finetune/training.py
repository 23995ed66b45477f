"""One training: the heads first, then all weights, with mixed photos and the published network's classes kept alive."""

import contextlib
import copy
import math
import time
from collections import Counter
from dataclasses import dataclass

import torch
import torch.nn.functional as F

BATCH = 256
# The share of all steps that train the heads alone.
HEADS_FIRST = 0.08
# The highest learning rates of the network, and of the heads when trained alone.
RATE, HEADS_RATE = 2e-4, 2e-3
# The heads' rate, relative to the network's, when both are trained.
HEADS_FACTOR = 3
DECAY = 0.02
DROPOUT = 0.2
# How fast the averaged weights, which are the result, follow the trained ones.
AVERAGING = 0.998
# How often two photos are mixed, and the shape of the shares.
MIXED_SHARE, MIXED_SHAPE = 0.5, 0.4
# The loss of words is a sum over hundreds of them.
WORDS_LOSS = 1 / 8
# The temperature at which the classes are compared with the teacher's, and the part of a batch that is compared.
TEACHER_TEMPERATURE, TEACHER_PART = 2.0, 0.5
# Photos of frequent categories and sources are drawn less often; the head of lab/train does the same.
CATEGORY_BALANCE, SOURCE_BALANCE = 0.5, 0.3


@dataclass
class Examples:
    """The photos and what is known of them, all on the device."""

    stack: object
    categories: torch.Tensor
    words: torch.Tensor
    word_weights: torch.Tensor


def balanced_weights(records):
    """How often each photo is drawn, relative to the others."""
    categories = Counter(record["category"] for record in records)
    sources = Counter(record["source"] for record in records)
    return torch.tensor(
        [
            categories[record["category"]] ** -CATEGORY_BALANCE * sources[record["source"]] ** -SOURCE_BALANCE
            for record in records
        ],
        dtype=torch.float64,
    )


def half_precision(device):
    return torch.autocast("cuda", torch.bfloat16) if device == "cuda" else contextlib.nullcontext()


def optimizer_of(model):
    """Its last group, marked `is_head`, are the heads."""
    network = list(model.network.parameters())
    return torch.optim.AdamW(
        [
            {"params": [weights for weights in network if weights.dim() > 1], "weight_decay": DECAY},
            {"params": [weights for weights in network if weights.dim() <= 1], "weight_decay": 0.0},
            {"params": model.heads(), "weight_decay": DECAY, "is_head": True},
        ],
        betas=(0.9, 0.99),
    )


def train(model, examples, rows, draws, epochs, batch=BATCH, teacher=None, start=None, log=print):
    """Trains a model on the photos of `rows`. Returns the averaged model, and the model after its heads' training.

    start: the heads' weights of an earlier training on the same photos, instead of training them alone first.
    """
    device = examples.stack.device
    optimizer = optimizer_of(model)
    steps = max(8, math.ceil(epochs * len(rows) / batch))
    first = 0 if start else math.ceil(steps * HEADS_FIRST)
    if start:
        model.load_state_dict(start)
    averaged, probed, began = copy.deepcopy(model), None, time.time()
    for step in range(steps):
        is_first = step < first
        if step == first:
            probed = copy.deepcopy(averaged.state_dict())
        progress = (step - first) / max(1, steps - first)
        rate = RATE * min(1, max(progress, 0) / 0.06 + 0.01) * (0.5 + 0.5 * math.cos(math.pi * progress))
        for group in optimizer.param_groups:
            is_head = group.get("is_head", False)
            group["lr"] = (HEADS_RATE if is_first else rate * HEADS_FACTOR) if is_head else 0.0 if is_first else rate
        drawn = rows[torch.multinomial(draws, batch, True)].to(device)
        loss = _loss(model, examples, drawn, is_first, teacher)
        advance(model, averaged, optimizer, loss, min(AVERAGING, (1 + step) / (10 + step)))
        if step % 200 == 0:
            log(f"  step {step} of {steps}, loss {loss.item():.3f}, {time.time() - began:.0f} s")
    return averaged, probed if probed is not None else start


def _loss(model, examples, drawn, is_first, teacher):
    stack = examples.stack
    model.train()
    edge = model.network.edge
    with torch.no_grad():
        images = stack.random_views(drawn, max(edge, teacher.edge) if teacher else edge)
        categories, words, weights = examples.categories[drawn], examples.words[drawn], examples.word_weights[drawn]
        if torch.rand(()) < MIXED_SHARE and not is_first:
            images, categories, words, weights = mixed(images, categories, words, weights)
        own = images
        if images.shape[-1] != edge:
            own = F.interpolate(images, size=(edge, edge), mode="bilinear", antialias=True, align_corners=False)
        own = own.to(memory_format=torch.channels_last)
    with torch.no_grad() if is_first else contextlib.nullcontext(), half_precision(stack.device):
        features = model.network(own)
    category_logits, word_logits, class_logits = model.told(features, DROPOUT)
    loss = -(categories * category_logits.log_softmax(1)).sum(1).mean()
    word_loss = F.binary_cross_entropy_with_logits(word_logits, words, reduction="none")
    loss = loss + WORDS_LOSS * (word_loss * weights).sum() / len(drawn)
    if teacher is not None and not is_first:
        part = int(len(drawn) * TEACHER_PART)
        with torch.no_grad(), half_precision(stack.device):
            taught = teacher(images[:part].to(memory_format=torch.channels_last))
        loss = loss + class_loss(class_logits[:part], teacher.classes(taught))
    return loss


def mixed(images, categories, words, weights):
    """Mixes each photo of a batch, and what is known of it, with another one."""
    share = float(torch.distributions.Beta(MIXED_SHAPE, MIXED_SHAPE).sample())
    other = torch.randperm(len(images), device=images.device)
    images, categories, words = (share * each + (1 - share) * each[other] for each in (images, categories, words))
    # Only where both photos' words are known.
    return images, categories, words, weights * weights[other]


def class_loss(found, wanted):
    """How far the logits of ImageNet's classes are from those of a network that is to be kept."""
    wanted = (wanted / TEACHER_TEMPERATURE).softmax(1)
    found = (found / TEACHER_TEMPERATURE).log_softmax(1)
    return F.kl_div(found, wanted, reduction="batchmean") * TEACHER_TEMPERATURE


def advance(model, averaged, optimizer, loss, share):
    """Takes one step. The averaged weights keep so much of themselves, and follow the trained ones with the rest."""
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
    optimizer.step()
    with torch.no_grad():
        olds, news = list(averaged.parameters()), list(model.parameters())
        torch._foreach_mul_(olds, share)
        torch._foreach_add_(olds, news, alpha=1 - share)


@torch.no_grad()
def outputs(model, stack, rows, view):
    """Returns the logits of categories, words, and classes of photos that are looked at in one view."""
    model.eval()
    parts = []
    for start in range(0, len(rows), BATCH):
        part = torch.as_tensor(rows[start : start + BATCH], device=stack.device)
        images = stack.view(part, view, model.network.edge).to(memory_format=torch.channels_last)
        with half_precision(stack.device) if not model.network.is_rounded else contextlib.nullcontext():
            features = model.network(images)
        parts.append(model.told(features))
    return [torch.cat(logits) for logits in zip(*parts, strict=True)]


@torch.no_grad()
def interpolated(model, weights):
    """Returns a model whose weights are the weighted mean of others'. weights: pairs of a state and its share."""
    mixed = copy.deepcopy(model)
    names = mixed.state_dict().keys()
    mixed.load_state_dict({name: sum(state[name] * share for state, share in weights) for name in names})
    return mixed


@torch.no_grad()
def observe(model, stack, rows, view, photos=1024):
    """Records the ranges of the network's activations over some photos, for int8."""
    network = model.eval().network
    network.observes = True
    for start in range(0, min(photos, len(rows)), 128):
        part = torch.as_tensor(rows[start : start + 128], device=stack.device)
        network(stack.view(part, view, network.edge).to(memory_format=torch.channels_last))
    network.observes = False
